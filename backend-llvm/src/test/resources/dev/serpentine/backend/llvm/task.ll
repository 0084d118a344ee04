target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%task = type { i64, i64, ptr, i8, [7 x i8] }

@the.task = internal global %task { i64 0, i64 5, ptr @the.task, i8 0, [7 x i8] zeroinitializer }, align 8

declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64)

define internal i64 @Task.run(ptr %self, i64 %limit) nounwind {
start:
  %p = getelementptr inbounds %task, ptr %self, i32 0, i32 3
  %done = load i8, ptr %p, align 1, !tbaa !2
  %done.1 = trunc i8 %done to i1
  br i1 %done.1, label %block-3, label %block-2
block-2:
  %p.1 = getelementptr inbounds %task, ptr %self, i32 0, i32 1
  %count = load i64, ptr %p.1, align 8, !tbaa !4
  %t = call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %count, i64 %limit)
  %big = extractvalue { i64, i1 } %t, 1
  %n = add i64 %count, %limit
  %p.2 = getelementptr inbounds %task, ptr %self, i32 0, i32 1
  store i64 %n, ptr %p.2, align 8, !tbaa !4
  br i1 %big, label %edge-3, label %edge-2
block-3:
  %result = phi i64 [ 0, %start ], [ %n, %edge-2 ], [ -1, %edge-3 ]
  ret i64 %result
edge-2:
  br label %block-3
edge-3:
  br label %block-3
}

define internal i64 @main.1() nounwind {
start:
  %n = call i64 @Task.run(ptr @the.task, i64 3)
  br label %block-2
block-2:
  ret i64 %n
}

define internal i64 @report(ptr %e) nounwind {
start:
  br label %block-2
block-2:
  ret i64 1
}

define internal i1 @matches(ptr %e, ptr %v) nounwind {
start:
  br label %block-2
block-2:
  ret i1 true
}

define i64 @rt_program() nounwind {
  %status = call i64 @main.1()
  ret i64 %status
}

define void @rt_interrupted() nounwind {
  ret void
}

!0 = !{!"serpentine"}
!1 = !{!"task.done", !0, i64 0}
!2 = !{!1, !1, i64 0}
!3 = !{!"task.count", !0, i64 0}
!4 = !{!3, !3, i64 0}

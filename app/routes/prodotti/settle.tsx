/** A part of the page that is shown at once when its data came in time, and streams when it did not. */
import { Await } from "@remix-run/react";
import { type ReactNode, Suspense } from "react";

export function Settle<T>(props: {
  value: T | Promise<T>;
  fallback: ReactNode;
  /** Shown in place when the data never came. */
  error: ReactNode;
  children: (value: T) => ReactNode;
}) {
  const { value, fallback, error, children } = props;
  if (!(value instanceof Promise)) return children(value);
  return (
    <Suspense fallback={fallback}>
      <Await resolve={value} errorElement={error}>
        {children}
      </Await>
    </Suspense>
  );
}

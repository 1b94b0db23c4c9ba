/** What may come after the page: shown at once where it is there, else in place of a skeleton. */
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

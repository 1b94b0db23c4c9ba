/** A section whose content may arrive late: flat, with its own heading, since without JavaScript it stands at the page's end. */
import { type ReactNode, useId } from "react";
import { Settle } from "./settle";

export interface DeferredSectionProps<T> {
  heading: string;
  /** The content, or the promise of it. */
  promise: T | Promise<T>;
  /** Skeleton with the final dimensions. */
  fallback: ReactNode;
  /** One Italian sentence shown in place when the content failed. */
  error: string;
  /** The link beside the heading. */
  more?: { href: string; label: ReactNode };
  className?: string;
  /** Content of the section; null leaves the section out. */
  children: (value: T) => ReactNode;
}

export function DeferredSection<T>(props: DeferredSectionProps<T>) {
  const { heading, promise, fallback, error, more, className, children } = props;
  const frame = { heading, more, className };
  const show = (value: T) => {
    const content = children(value);
    return content === null ? null : <Section {...frame}>{content}</Section>;
  };
  return (
    <Settle
      value={promise}
      fallback={
        <div className="skeleton">
          <Section {...frame}>{fallback}</Section>
        </div>
      }
      error={
        <Section {...frame}>
          <p className="notice" role="status">
            {error}
          </p>
        </Section>
      }
    >
      {show}
    </Settle>
  );
}

export function Section({
  heading,
  more,
  className,
  id: given,
  children,
}: Pick<DeferredSectionProps<unknown>, "heading" | "more" | "className"> & {
  /** Of the heading; a slot must name it, because it is rendered alone. */
  id?: string;
  children: ReactNode;
}) {
  const own = useId();
  const id = given ?? own;
  return (
    <section className={className ? `block ${className}` : "block"} aria-labelledby={id}>
      <div className="block-head">
        <h2 id={id}>{heading}</h2>
        {more && <a href={more.href}>{more.label}</a>}
      </div>
      {children}
    </section>
  );
}

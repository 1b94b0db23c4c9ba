/**
 * A picture that the page holds back until scripts run: without them browsers load every picture at once, seen or not. It
 * waits in a `<template>`, and `browser/held-pictures` lets it out to be loaded when it comes near the screen.
 */
import { type ReactElement, useState, useSyncExternalStore } from "react";

interface HeldPictureProps {
  /** What the picture says where it does not come. */
  words?: string;
  children: ReactElement;
}

export function HeldPicture({ words, children }: HeldPictureProps) {
  const asWritten = useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  );
  // What the server wrote stays as it is; what mounts later has scripts already.
  const [written] = useState(asWritten);
  if (!written) return children;
  if (typeof document !== "undefined") return <Opaque className="held" />;
  return (
    <span className="held">
      {words && <span className="vh">{words}</span>}
      <template>{children}</template>
    </span>
  );
}

/** An element whose inside is not React's. */
export function Opaque(attributes: { className: string } & Record<`data-${string}`, string | undefined>) {
  return (
    <span
      {...attributes}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  );
}

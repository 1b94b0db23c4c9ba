/** A picture that waits in a `<template>` until it nears the screen (`browser/held-pictures`): browsers would load all at once. */
import type { ReactElement } from "react";

interface HeldPictureProps {
  /** What the picture says where it does not come. */
  words?: string;
  children: ReactElement;
}

export function HeldPicture({ words, children }: HeldPictureProps) {
  return (
    <span className="held">
      {words && <span className="vh">{words}</span>}
      <template>{children}</template>
    </span>
  );
}

/**
 * A picture that the page holds back until scripts run: without them browsers load every picture at once, seen or not. It
 * waits in a `<template>`, and `browser/held-pictures` lets it out to be loaded when it comes near the screen.
 */
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

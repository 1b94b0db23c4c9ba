/** Where a page that failed gives back what was posted to it (`render/given-back`); the browser leaves it as it came. */
import { useContext } from "react";
import { Shell } from "../shell";
import { Kept } from "./kept";

export function GivenBack() {
  const { givenBack } = useContext(Shell);
  if (typeof document !== "undefined") return <Kept as="div" className="given-back" />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: written by our own components
  return <div className="given-back" dangerouslySetInnerHTML={{ __html: givenBack }} />;
}

/** Where a page that failed gives back what was posted to it (`render/given-back`). */
import { useContext } from "react";
import { Shell } from "../shell";

export function GivenBack() {
  const { givenBack } = useContext(Shell);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: written by our own components
  return <div className="given-back" dangerouslySetInnerHTML={{ __html: givenBack }} />;
}

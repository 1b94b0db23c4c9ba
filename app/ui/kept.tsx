/** An element whose inside stays what the server wrote: React adopts it without knowing, or being sent, its content. */
import { useState } from "react";

interface KeptProps {
  /** With `className`, must find the one such element of the document. */
  as: "ul" | "nav" | "div" | "footer";
  className: string;
  id?: string;
  "aria-label"?: string;
}

export function Kept({ as: Tag, className, ...others }: KeptProps) {
  // Read back rather than left empty: should React have to build the page anew, this is what it builds.
  const [inside] = useState(() => ({
    __html: document.querySelector(`${Tag}.${className}`)?.innerHTML ?? "",
  }));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the document's own content
  return <Tag className={className} {...others} suppressHydrationWarning dangerouslySetInnerHTML={inside} />;
}

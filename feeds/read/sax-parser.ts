/** The parser of XML, apart: most feeds are tables, and no start of the Worker reads it. */
export { default as sax } from "sax";

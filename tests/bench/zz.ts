import { colours, nearColours } from "domain/colours";
for (const { slug } of colours) console.log(slug, "→", nearColours(slug).join(" "));

/** Random draws of the suite are the same in every run; `npm run fuzz` draws anew. */
import fc from "fast-check";

if (!process.env.VETRINA_FUZZ) fc.configureGlobal({ seed: 20_261_122 });

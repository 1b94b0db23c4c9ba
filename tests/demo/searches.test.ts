/** What searches owe on the demo, in one file: its goods are brought into memory once, which takes as long as any of the three. */
import "./searches-first-cards";
import "./searches-kept";
import "./searches-unheeded";

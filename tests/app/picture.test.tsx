/** How a picture stands in a frame that is not its own shape, or larger than it. */
import { pictureFrom } from "domain/picture";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Picture } from "~/ui/picture";

function shown(name: string, frame?: "card" | "gallery"): string {
  const picture = pictureFrom(`${name}.webp`, "uploads");
  if (!picture) throw new Error(`${name} is no picture`);
  return renderToStaticMarkup(<Picture picture={picture} sizes="50vw" alt="" frame={frame} />);
}

test("a frame takes the ground that its picture's name tells, where the picture leaves some of it free", () => {
  expect(shown("c0ffee_800x800-f0f0f0", "card")).toContain(
    'class="ground" aria-hidden="true" color="#f0f0f0"',
  );
  expect(shown("c0ffee_640x800-f0f0f0", "card")).not.toContain("ground");
  expect(shown("c0ffee_640x800-f0f0f0", "gallery")).toContain("#f0f0f0");
  expect(shown("c0ffee_800x800", "gallery")).not.toContain("ground");
  expect(shown("c0ffee_800x800-f0f0f0", "gallery")).toContain(
    "/media/uploads/c0ffee_800x800-f0f0f0/640.avif 640w",
  );
});

test("a small picture is enlarged one and a half times at most", () => {
  expect(shown("c0ffee_90x90", "card")).toMatch(/sizes="135px".*class="small"/);
  expect(shown("c0ffee_320x400", "gallery")).toMatch(/sizes="480px".*class="small"/);
  for (const large of [
    shown("c0ffee_320x400", "card"),
    shown("c0ffee_640x800", "gallery"),
    shown("c0ffee_90x90"),
  ])
    expect(large).toMatch(/sizes="50vw"/);
});

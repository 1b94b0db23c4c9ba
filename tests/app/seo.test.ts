import { MetaPayload } from "contract";
import { expect, test } from "vitest";
import { breadcrumbJsonLd, cutAtWord, pageMeta } from "~/lib/seo";

const site = { name: "Vetrina", origin: "https://vetrina.example" };

test("texts are cut at a word, never in the middle of one", () => {
  expect(cutAtWord("Vestito lungo a fiori", 13)).toBe("Vestito lungo");
  expect(cutAtWord("Vestito lungo a fiori", 15)).toBe("Vestito lungo a");
  expect(cutAtWord("Vestito lungo, a fiori", 15)).toBe("Vestito lungo");
  expect(cutAtWord("breve", 70)).toBe("breve");
  expect(cutAtWord("x".repeat(90), 70)).toHaveLength(70);
  expect(cutAtWord("<p>Ciao <b>a te</b></p>", 70)).toBe("Ciao a te");
});

test("a title that is too long ends in a word, never in what parted it from the name of the site", () => {
  const title = (text: string) =>
    (pageMeta({ title: text, path: "/x", site }).find((tag) => "title" in tag) as { title: string }).title;
  const name = "Sneakers basse in pelle scamosciata con suola a contrasto per ogni giorno";
  expect(title(`${name.slice(0, 68)} | ${site.name}`)).toBe(
    "Sneakers basse in pelle scamosciata con suola a contrasto per ogni g",
  );
  expect(title(`${name.slice(0, 66)} | di ${site.name}`)).not.toMatch(/\W$/);
  expect(title(`Sneakers | ${site.name}`)).toBe(`Sneakers | ${site.name}`);
});

test("a page has title, description, canonical address and sharing tags within the limits", () => {
  const tags = pageMeta({
    title: "parola ".repeat(30),
    description: "parola ".repeat(60),
    path: "/brand",
    site,
  });
  const title = tags.find((tag) => "title" in tag) as { title: string };
  const description = tags.find((tag) => "name" in tag && tag.name === "description") as { content: string };
  expect(title.title.length).toBeLessThanOrEqual(70);
  expect(description.content.length).toBeLessThanOrEqual(160);
  expect(tags).toContainEqual({ tagName: "link", rel: "canonical", href: "https://vetrina.example/brand" });
  expect(tags).toContainEqual({ property: "og:locale", content: "it_IT" });
  expect(tags).toContainEqual({ name: "robots", content: "index, follow, max-image-preview:large" });
});

test("what the upstream says of a page replaces its own tags", () => {
  const override = MetaPayload.parse({
    meta: { title: "Altro titolo", robots: "noindex" },
    jsonld: { "@type": "Thing" },
  });
  const tags = pageMeta({ title: "Titolo", path: "/", site, override, jsonLd: [{ "@type": "WebSite" }] });
  expect(tags).toContainEqual({ title: "Altro titolo" });
  expect(tags).toContainEqual({ name: "robots", content: "noindex" });
  expect(tags.filter((tag) => "script:ld+json" in tag)).toEqual([
    { "script:ld+json": { "@context": "https://schema.org", "@type": "Thing" } },
  ]);
});

test("the picture that leads a page is the one to share, unless the upstream names another", () => {
  const shared = (meta: object) => {
    const override = MetaPayload.parse({ meta, ui: { primaryImage: "/media/uploads/prima.webp" } });
    return pageMeta({ title: "Titolo", path: "/", site, override }).find(
      (tag) => "property" in tag && tag.property === "og:image",
    );
  };
  expect(shared({})).toMatchObject({ content: "https://vetrina.example/media/uploads/prima.webp" });
  expect(shared({ image: "/altra.webp" })).toMatchObject({ content: "https://vetrina.example/altra.webp" });
});

test("every picture is named once, the first one to X too, and at most three beside it; without any, ours with its size", () => {
  const image = ["/1.jpg", "https://altrove.example/2.jpg", "https://[", "/3.jpg", "/4.jpg", "/5.jpg"];
  const pictures = (tags: ReturnType<typeof pageMeta>) =>
    tags.flatMap((tag) => ("property" in tag && tag.property === "og:image" ? [String(tag.content)] : []));
  const tags = pageMeta({ title: "Titolo", path: "/", site, image });
  expect(pictures(tags)).toEqual([
    "https://vetrina.example/1.jpg",
    "https://altrove.example/2.jpg",
    "https://vetrina.example/3.jpg",
    "https://vetrina.example/4.jpg",
  ]);
  expect(tags).toContainEqual({ name: "twitter:card", content: "summary_large_image" });
  expect(tags).toContainEqual({ property: "og:title", content: "Titolo" });
  const plain = pageMeta({ title: "Titolo", path: "/", site, keywords: "parola, ".repeat(60) });
  expect(pictures(plain)).toEqual(["https://vetrina.example/anteprima.png"]);
  expect(plain).toContainEqual({ property: "og:image:width", content: "1200" });
  const keywords = plain.find((tag) => "name" in tag && tag.name === "keywords") as { content: string };
  expect(keywords.content.length).toBeLessThanOrEqual(255);
  expect(keywords.content.endsWith("parola")).toBe(true);
});

test("structured breadcrumbs are numbered and absolute where an address exists", () => {
  const path = [
    { name: "Home", href: "/" },
    { name: "Rosso", href: null },
  ];
  expect(breadcrumbJsonLd(path, site.origin)).toEqual({
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Home", item: "https://vetrina.example/" },
      { "@type": "ListItem", position: 2, name: "Rosso" },
    ],
  });
});

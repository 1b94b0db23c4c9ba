import { expect, test } from "vitest";
import { formatPrice, formatShipping, noPrice, plainAmount } from "~/lib/money";

test("prices are Italian: comma, points for thousands, a space that does not break", () => {
  expect(formatPrice(4990)).toBe("49,90\u00a0€");
  expect(formatPrice(5)).toBe("0,05\u00a0€");
  expect(formatPrice(129_900)).toBe("1.299,00\u00a0€");
  expect(formatPrice(123_456_789)).toBe("1.234.567,89\u00a0€");
  expect(formatPrice(1000, "SEK")).toBe("10,00\u00a0SEK");
});

test("a product without a price says so", () => {
  expect(formatPrice(null)).toBe(noPrice);
});

test("shipping is free, costs something, or is not mentioned", () => {
  expect(formatShipping(0)).toBe("Spedizione gratis");
  expect(formatShipping(490)).toBe("+\u00a04,90\u00a0€ spedizione");
  expect(formatShipping(null)).toBeNull();
});

test("structured data gets a point and no symbol", () => {
  expect(plainAmount(4990)).toBe("49.90");
});

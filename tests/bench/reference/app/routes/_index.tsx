/** The reference page: 24 cards from a loader, as plain as a listing can be. */
import { useLoaderData } from "@remix-run/react";
import { benchCards } from "../../../cards";

export function loader() {
  return { cards: benchCards };
}

export default function Index() {
  const { cards } = useLoaderData<typeof loader>();
  return (
    <main>
      <h1>Prodotti</h1>
      <ul>
        {cards.map((card) => (
          <li key={card.id} className="card">
            <a href={`/${card.slug}`}>
              <img src={`/media/${card.image}.webp`} alt="" width={320} height={400} loading="lazy" />
            </a>
            <p>{card.brand}</p>
            <h2>
              <a href={`/${card.slug}`}>{card.name}</a>
            </h2>
            <p>
              {card.price} {card.former ? <s>{card.former}</s> : null}
            </p>
            <p>{card.store}</p>
            <p>{card.sizes.join(" ")}</p>
          </li>
        ))}
      </ul>
    </main>
  );
}

/** What a heart knows of its expedition: `price` in euros, `count` the people who ever liked it when the page was made. */
export type Favourite = { id: number; name: string; price: number; count: number; thumbnail: string | null }

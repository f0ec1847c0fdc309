/** How many of each list are read at first, and with "Show more matches": what a result keeps at most. */
export const listLengths = { few: 6, all: 50 }

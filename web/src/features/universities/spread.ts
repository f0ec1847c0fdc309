/** In the figure's own unit. */
export type FigureSpread = {
  lowerQuartile: string
  upperQuartile: string
  ninetyFifthPercentile: string
}

/** Places on a bar from zero to its end, in percent of its length. */
export type SpreadBar = {
  own: number
  middleFrom: number
  middleTo: number
  /** The place of the university's own figure. */
  place: 'below' | 'within' | 'above'
}

/** One figure beside the middle half of all; the bar ends where nineteen of twenty do, or at its own figure. */
export function spreadBar(figure: string, spread: FigureSpread): SpreadBar {
  const own = Number(figure)
  const [from, to] = [Number(spread.lowerQuartile), Number(spread.upperQuartile)]
  const end = Math.max(own, Number(spread.ninetyFifthPercentile), 1)
  const percent = (value: number) => (100 * value) / end
  return {
    own: percent(own),
    middleFrom: percent(from),
    middleTo: percent(to),
    place: own < from ? 'below' : own > to ? 'above' : 'within',
  }
}

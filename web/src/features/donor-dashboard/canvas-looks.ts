export type Looks = {
  mark: string
  words: string
  line: string
  ground: string
  font: string
}

/** A canvas knows no classes: what it is drawn in, by an element with the classes that mean it. */
export function canvasLooks(element: HTMLElement): Looks {
  const { color, borderTopColor, backgroundColor, accentColor, fontFamily } =
    getComputedStyle(element)
  return {
    mark: accentColor,
    words: color,
    line: borderTopColor,
    ground: backgroundColor,
    font: fontFamily,
  }
}

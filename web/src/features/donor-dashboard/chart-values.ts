export type ChartKind = 'line' | 'columns' | 'rows'
export type ChartValue = { key: string; label: string; count: number }

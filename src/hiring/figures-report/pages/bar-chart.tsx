import styles from './bar-chart.module.css'

interface BarChartProps {
  title: string
  /** A summary for screen readers; the table next to the chart has every number. */
  summary: string
  bars: { key: string; label: string; value: number }[]
}

const WIDTH = 640
const HEIGHT = 216
const TOP = 12
const LEFT = 44
// The first label is next to the zero; on a phone both are larger, so it is below.
const FOOT = HEIGHT - 44
const MOST_LABELS = 5

/** A chart with a bar per day or week; the server can render it too. */
export function BarChart({ title, summary, bars }: BarChartProps) {
  const most = Math.max(4, ...bars.map(({ value }) => value))
  const step = roundStep(most / 4)
  const ticks = Array.from({ length: Math.ceil(most / step) + 1 }, (_, index) => index * step)
  const y = (value: number) => FOOT - ((FOOT - TOP) * value) / ((ticks.length - 1) * step)
  const place = (WIDTH - LEFT) / bars.length
  const width = 0.75 * place
  const every = Math.ceil(bars.length / MOST_LABELS)

  return (
    <figure className={styles.figure}>
      <figcaption>
        {title}
        <span className="visually-hidden"> {summary}</span>
      </figcaption>
      <svg className={styles.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
        {ticks.map((tick) => (
          <g key={tick}>
            <line className={styles.line} x1={LEFT} x2={WIDTH} y1={y(tick)} y2={y(tick)} />
            <text className={styles.tick} x={LEFT - 8} y={y(tick)} dy="0.32em" textAnchor="end">
              {tick.toLocaleString('en-GB')}
            </text>
          </g>
        ))}
        {bars.map(({ key, label, value }, index) => {
          const left = LEFT + index * place + (place - width) / 2
          return (
            <g key={key}>
              {value > 0 && (
                <rect
                  className={styles.bar}
                  x={left}
                  y={y(value)}
                  width={width}
                  height={FOOT - y(value)}
                  rx={2}
                />
              )}
              {index % every === 0 && (
                <text
                  className={styles.tick}
                  x={left + width / 2}
                  y={HEIGHT - 8}
                  textAnchor="middle"
                >
                  {label}
                </text>
              )}
            </g>
          )
        })}
      </svg>
    </figure>
  )
}

/** The step rounded up to 1, 2, 5, 10, 20, 50 …, so that at most four lines are above zero. */
function roundStep(exact: number): number {
  const power = 10 ** Math.floor(Math.log10(exact))
  return power * ([1, 2, 5].find((factor) => factor * power >= exact) ?? 10)
}

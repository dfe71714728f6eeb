import { scaleBand, scaleLinear } from '@visx/scale'
import { BarRounded } from '@visx/shape'
import styles from './bar-chart.module.css'

interface BarChartProps {
  title: string
  /** What it shows, for people who do not see it; the table beside it has every number. */
  summary: string
  bars: { key: string; label: string; value: number }[]
}

const WIDTH = 640
const HEIGHT = 216
const TOP = 12
const LEFT = 44
// The first label is beside the zero: on a phone, where both are larger, it stands below.
const BOTTOM = 44
const MOST_LABELS = 5

/** One bar a day or week, drawn by the server as well. */
export function BarChart({ title, summary, bars }: BarChartProps) {
  const most = Math.max(4, ...bars.map(({ value }) => value))
  const y = scaleLinear<number>({ domain: [0, most], range: [HEIGHT - BOTTOM, TOP], nice: 4 })
  const x = scaleBand<string>({
    domain: bars.map(({ key }) => key),
    range: [LEFT, WIDTH],
    padding: 0.25,
  })
  const ticks = y.ticks(4).filter((tick) => Number.isInteger(tick))
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
          const left = x(key) ?? 0
          return (
            <g key={key}>
              {value > 0 && (
                <BarRounded
                  className={styles.bar}
                  x={left}
                  y={y(value)}
                  width={x.bandwidth()}
                  height={HEIGHT - BOTTOM - y(value)}
                  radius={2}
                  top
                />
              )}
              {index % every === 0 && (
                <text
                  className={styles.tick}
                  x={left + x.bandwidth() / 2}
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

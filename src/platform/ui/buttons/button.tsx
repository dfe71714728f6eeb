import type { ComponentProps, MouseEvent } from 'react'
import styles from './button.module.css'
import { Icon, type IconName } from '#platform/ui/facts/icon.tsx'
import { Link, type LinkProps } from './link.tsx'

interface Look {
  /** The tone; primary is for the page's one main action. */
  tone?: 'primary' | 'secondary' | 'quiet' | 'danger'
  size?: 'small' | 'medium' | 'large'
  icon?: IconName
  iconEnd?: IconName
  /** Fills the width of its container. */
  wide?: boolean
}

interface ButtonProps extends Look, Omit<ComponentProps<'button'>, 'className'> {
  /** Keeps its focus and label, shows that work is in progress, and ignores clicks. */
  loading?: boolean
}

export function Button({
  tone,
  size,
  icon,
  iconEnd,
  wide,
  loading = false,
  type = 'button',
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classOf({ tone, size, wide })}
      aria-disabled={loading || rest['aria-disabled'] || undefined}
      onClick={loading ? ignore : onClick}
    >
      {loading ? <span className={styles.spinner} /> : icon && <Icon name={icon} />}
      {children}
      {iconEnd && <Icon name={iconEnd} />}
    </button>
  )
}

interface ButtonLinkProps extends Look, Omit<LinkProps, 'className'> {}

/** A link that looks like a button, for an action on another page. */
export function ButtonLink({
  tone,
  size,
  icon,
  iconEnd,
  wide,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link {...rest} className={classOf({ tone, size, wide })}>
      {icon && <Icon name={icon} />}
      {children}
      {iconEnd && <Icon name={iconEnd} />}
    </Link>
  )
}

function classOf({ tone = 'secondary', size = 'medium', wide }: Look) {
  return [styles.button, styles[tone], styles[size], wide && styles.wide].filter(Boolean).join(' ')
}

function ignore(event: MouseEvent) {
  event.preventDefault()
}

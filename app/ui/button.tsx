import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react'
import { Link, type LinkProps } from 'react-router'
import { classNames } from './class_names.ts'

/** `loud` is a screen's single main action, followed by `primary` and `secondary`; `quiet` has no background. */
export type ButtonKind = 'loud' | 'primary' | 'secondary' | 'quiet'

const shape =
	'inline-flex min-h-12 items-center justify-center gap-2 rounded-md border-2 px-5 py-2 text-center font-display leading-tight font-[650] no-underline transition-colors duration-150 disabled:cursor-progress disabled:opacity-60 motion-reduce:transition-none'

const colors: Record<ButtonKind, string> = {
	loud: 'border-accent bg-accent text-accent-foreground hover:border-accent-foreground',
	primary: 'border-primary bg-primary text-primary-foreground hover:border-accent',
	secondary: 'border-primary bg-background text-primary hover:bg-secondary hover:text-secondary-foreground',
	quiet: 'border-transparent bg-transparent text-current hover:border-current',
}

/** The classes of a button, for elements that cannot be one of the two components below. */
export function buttonClass(kind: ButtonKind, className?: string): string {
	return classNames(shape, colors[kind], className)
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { kind?: ButtonKind }

/** A button; `type` is `button` unless said otherwise, so that none sends a form by accident. */
export function Button({ kind = 'primary', className, type = 'button', ...rest }: ButtonProps) {
	return <button type={type} className={buttonClass(kind, className)} {...rest} />
}

type Analytics = { 'data-analytics-event'?: string | undefined }
type InternalLink = LinkProps & Analytics & { kind?: ButtonKind; href?: undefined }
type ExternalLink = AnchorHTMLAttributes<HTMLAnchorElement> &
	Analytics & { kind?: ButtonKind; href: string; to?: undefined }

/** A link that looks like a button: `to` for a page of this site, `href` for the phone, mail and other sites. */
export function ButtonLink(props: InternalLink | ExternalLink) {
	if (props.href !== undefined) {
		const { kind = 'primary', className, children, ...rest } = props
		return (
			<a className={buttonClass(kind, className)} {...rest}>
				{children}
			</a>
		)
	}
	const { kind = 'primary', className, ...rest } = props
	return <Link className={buttonClass(kind, className)} {...rest} />
}

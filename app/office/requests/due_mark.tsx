import { classNames } from '#app/ui/class_names.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { FormattedDue } from './format_due.ts'

const looks: Record<Exclude<FormattedDue['tone'], 'none'>, string> = {
	overdue: 'rounded-md bg-destructive px-2 py-0.5 font-semibold text-destructive-foreground',
	soon: 'rounded-md bg-accent px-2 py-0.5 font-semibold text-accent-foreground',
	waiting: 'font-semibold',
	kept: 'text-muted-foreground',
	late: 'text-muted-foreground',
}

/** A lead's due time; renders nothing if it has none. */
export function DueMark({ tone, text }: FormattedDue) {
	if (tone === 'none') return null
	const isTicking = tone === 'overdue' || tone === 'soon' || tone === 'waiting'
	return (
		<span className={classNames('inline-flex items-center gap-1.5', looks[tone])}>
			{isTicking && <Icon name="clock" size={16} />}
			{text}
		</span>
	)
}

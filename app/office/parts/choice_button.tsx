import type { InputHTMLAttributes } from 'react'
import { classNames } from '#app/ui/class_names.ts'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & { label: string }

/** A radio button that looks like a toggle button. */
export function ChoiceButton({ label, className, ...input }: Props) {
	return (
		<label
			className={classNames(
				'flex min-h-11 items-center gap-2.5 rounded-md border border-input bg-card px-3 text-card-foreground has-checked:border-primary has-checked:bg-secondary has-checked:font-semibold has-checked:text-secondary-foreground',
				className,
			)}
		>
			<input {...input} type="radio" className="size-5 shrink-0" />
			{label}
		</label>
	)
}

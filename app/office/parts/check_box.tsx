import type { InputHTMLAttributes, ReactNode } from 'react'
import { classNames } from '#app/ui/class_names.ts'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & { label: ReactNode }

/** A checkbox with its label beside it. */
export function CheckBox({ label, className, ...input }: Props) {
	return (
		<label className={classNames('flex min-h-11 items-center gap-3', className)}>
			<input {...input} type="checkbox" className="size-6 shrink-0" />
			{label}
		</label>
	)
}

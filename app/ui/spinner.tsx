import { classNames } from './class_names.ts'

/** A spinner, purely visual: text beside it says what is loading. */
export function Spinner({ className }: { className?: string }) {
	return (
		<span
			aria-hidden="true"
			data-spinner=""
			className={classNames(
				'block size-6 animate-spin rounded-full border-3 border-border border-t-primary motion-reduce:animate-none',
				className,
			)}
		/>
	)
}

import { classNames } from './class_names.ts'

/** A gray box of the size its classes give; the words beside it say that something is loading. */
export function Skeleton({ className }: { className?: string }) {
	return (
		<span
			aria-hidden="true"
			data-skeleton=""
			className={classNames('block animate-pulse rounded-md bg-muted motion-reduce:animate-none', className)}
		/>
	)
}

import { useNavigation } from 'react-router'
import { Spinner } from '#app/ui/spinner.tsx'

interface Props {
	/** The addresses it speaks for begin with this. */
	folder: string
	/** What is on its way, in a few words. */
	text: string
}

/** The spinner while a page below `folder` is on its way; a quick answer leaves no time to see it. */
export function PageLoading({ folder, text }: Props) {
	const { location } = useNavigation()
	const isLoading = location?.pathname.startsWith(folder) ?? false
	return (
		<div
			aria-live="polite"
			className="pointer-events-none fixed inset-x-0 top-1/3 z-40 flex justify-center print:hidden"
		>
			{isLoading && (
				<p className="flex items-center gap-3 rounded-full border border-border bg-card px-5 py-3 font-semibold text-card-foreground shadow-lg transition-opacity delay-150 duration-150 starting:opacity-0">
					<Spinner />
					{text}
				</p>
			)}
		</div>
	)
}

import { useNavigation } from 'react-router'
import { Spinner } from '#app/ui/spinner.tsx'

interface Props {
	/** The prefix of the addresses whose loading it shows. */
	folder: string
	/** What is being loaded, in a few words. */
	text: string
}

/** The spinner while a page below `folder` loads; it fades in after a delay, so that fast responses do not show it. */
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

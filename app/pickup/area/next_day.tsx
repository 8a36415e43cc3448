import type { AreaContent } from './area_content.server.ts'

const nearness = { today: 'Today', tomorrow: 'Tomorrow' } as const

/** `Tomorrow, Friday, November 27`. */
export function NextDay({ next }: Pick<AreaContent, 'next'>) {
	if (!next) return 'No pickup is scheduled'
	return (
		<>
			{next.nearness && `${nearness[next.nearness]}, `}
			<time dateTime={next.date}>{next.day}</time>
		</>
	)
}

import { PageComing } from '#app/sections/loading/page_coming.tsx'

/** The spinner while a town's page is on its way (RT-08). */
export function TownLoading() {
	return <PageComing folder="/residential/" text="Loading the town’s page" />
}

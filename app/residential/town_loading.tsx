import { PageLoading } from '#app/sections/loading/page_loading.tsx'

/** The spinner while a town's page is on its way (RT-08). */
export function TownLoading() {
	return <PageLoading folder="/residential/" text="Loading the town’s page" />
}

import { PageLoading } from '#app/sections/loading/page_loading.tsx'

/** The spinner while a town's page loads (RT-08). */
export function TownLoading() {
	return <PageLoading folder="/residential/" text="Loading the town’s page" />
}

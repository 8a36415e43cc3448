/** Keys created once and shared by all server processes, such as the key used to hash addresses. */
export interface SealedSecretRow {
	name: string
	/** Plain text here; encrypted with the application secret in the database. */
	sealed_value: string
}

export interface SecretTables {
	sealed_secrets: SealedSecretRow
}

/** Keys made once and shared by every server process, such as the one that addresses are hashed with. */
export interface SealedSecretRow {
	name: string
	/** In clear here; encrypted with the application secret in the database. */
	sealed_value: string
}

export interface SecretTables {
	sealed_secrets: SealedSecretRow
}

export default function unbundlePayload(this: { resourcePath: string; addDependency: (file: string) => void }): string

/** Where a build goes. Tests build their fixture into another folder (`BUILD_FOLDER`), beside what is deployed. */
export const buildFolder = process.env.BUILD_FOLDER || 'dist';

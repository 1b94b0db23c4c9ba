-- Pictures that operators upload: what each shows in words, and what it is; the file lies in the media store under folder/name.
CREATE TABLE uploaded_pictures (
  name TEXT PRIMARY KEY,                  -- content hash and natural size
  folder TEXT NOT NULL,
  alt TEXT NOT NULL,
  type TEXT NOT NULL,
  bytes INTEGER NOT NULL,
  uploaded_at TEXT NOT NULL
);
CREATE INDEX uploaded_pictures_by_time ON uploaded_pictures (uploaded_at);

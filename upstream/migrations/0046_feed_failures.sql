-- Why an import failed, or took only a part of its feed: for operators; null where it went well.
ALTER TABLE feed_reports ADD COLUMN problem TEXT;
